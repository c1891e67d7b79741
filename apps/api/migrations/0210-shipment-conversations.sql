-- What a customer and the agent that has won write to each other about a shipment. Another agent that wins later begins anew.
create table shipment_conversations (
  request_id uuid not null references requests,
  agent_id uuid not null references companies,
  last_number int not null default 0,
  customer_read int not null default 0, -- how far each side has read
  agent_read int not null default 0,
  primary key (request_id, agent_id)
);
grant select, insert, update on shipment_conversations to marsa_app;

create table shipment_messages (
  request_id uuid not null,
  agent_id uuid not null,
  number int not null check (number > 0),
  side text not null check (side in ('customer', 'agent')),
  author_id uuid not null references users,
  client_id uuid not null, -- the sender's own id: the same message sent again is the same row
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null,
  primary key (request_id, agent_id, number),
  unique (request_id, agent_id, client_id),
  foreign key (request_id, agent_id) references shipment_conversations
);
grant select, insert on shipment_messages to marsa_app;
