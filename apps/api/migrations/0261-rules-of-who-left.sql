-- A rule quotes in the name of who switched it on: once they no longer administer the agent, it pauses until a colleague takes it over.
alter table rate_card_rules drop constraint rate_card_rules_off_because_check;
alter table rate_card_rules add constraint rate_card_rules_off_because_check
  check (off_because in ('BY_HAND', 'WITHDRAWN', 'CARD_ENDED', 'AUTHOR_LEFT'));
