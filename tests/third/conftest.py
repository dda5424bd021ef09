"""What the tests of the third game share with others: a real browser, and pages in it."""

from tests.browser.conftest import browser, open_page

__all__ = ["browser", "open_page"]
