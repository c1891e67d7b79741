-- Lists are searched by index, and by the names that a misspelled word may mean; quotations are found by their number.

create index requests_search on requests using gin (search gin_trgm_ops);
create index quotations_number on quotations (number);

-- Words of the names of places and companies that look like one that was typed; which of them is one slip away, the
-- model says. A threshold set here lets the operator use the index.
create function similar_words(typed text) returns setof text
  language sql stable strict parallel safe set pg_trgm.word_similarity_threshold = '0.3'
as $$
  select distinct word
  from (
    select name_search as names from places where active and typed <% name_search
    union all
    select search from companies where typed <% search
  ) found, unnest(string_to_array(names, ' ')) word
  where abs(length(word) - length(typed)) <= 3 and word <> typed
$$;
