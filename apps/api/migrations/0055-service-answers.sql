-- What a quotation says of asked services that have no price of their own: [{"code": "insurance", "answer": "included"}].

alter table quotations add column service_answers jsonb not null default '[]'
  check (jsonb_typeof(service_answers) = 'array');
