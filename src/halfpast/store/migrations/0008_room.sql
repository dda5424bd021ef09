UPDATE outlines SET way = 5 WHERE alive = 1 AND way IS NULL;
CREATE INDEX outlines_alone ON outlines (ended) WHERE state = 'over' AND people <= 1;
CREATE INDEX bin_since ON bin (since, kind, id, why);
CREATE INDEX accounts_seen ON accounts (json_extract(document, '$.seen'))
