# Two commands: `make play`, `make test`. Everything is set up by itself; dev.py says how.
# ARGS are passed on: make test ARGS="-k H14", make soak ARGS=naive, make play ARGS="--port 9000".
PYTHON ?= python3

.PHONY: play terminal test check bench soak docs lock
play terminal test check bench soak docs lock:
	@$(PYTHON) dev.py $@ $(ARGS)
