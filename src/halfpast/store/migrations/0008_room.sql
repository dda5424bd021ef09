UPDATE outlines SET way = 5 WHERE alive = 1 AND way IS NULL;
CREATE INDEX outlines_over ON outlines ((people <= 1), ended) WHERE state = 'over';
CREATE INDEX bin_since ON bin (since, kind, id, why);
CREATE INDEX bin_why ON bin (why, since);
CREATE INDEX accounts_seen ON accounts (json_extract(document, '$.seen'))
