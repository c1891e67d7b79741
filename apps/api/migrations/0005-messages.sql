-- Notifications, the outbox, and the chat.

-- Functions name tables that come later.
set local check_function_bodies = off;

-- Messages: notifications inside the product, and the outbox of mail and text messages.
-- One row a person and occasion. Text is written out when it is read, in the reader's language, from `params`.
create table notifications (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  user_id uuid not null,
  template text not null,
  params jsonb not null,
  subject_id uuid,
  key text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, key),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
-- Notifications of a person about one subject are one group of the list, its newest in front.
create index notifications_subject on notifications (user_id, subject_id, id desc);
grant select, insert, delete on notifications to marsa_app;
grant update (read_at) on notifications to marsa_app;

-- Written in the transaction that causes the message; sent by a job. `attempts` is the fencing number of a sender.
create table outbox_messages (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('mail', 'sms')),
  topic text not null,
  key text not null,
  notification_id uuid references notifications on delete set null,
  user_id uuid references users,
  recipient text not null,
  language text not null check (language in ('en', 'ar')),
  subject text not null,
  body text not null,
  button text,
  link text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'dead')),
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  provider_ref text,
  problem text,
  is_secret boolean not null default false,
  reason text not null default 'account' check (reason in ('account', 'newsletter', 'visitor')),
  leave_token text,
  unique (topic, key),
  check ((state = 'sending') = (lease_until is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index outbox_messages_open on outbox_messages (created_at) where state in ('waiting', 'sending');
create index outbox_messages_recipient on outbox_messages (recipient, id desc);
create index outbox_messages_notification on outbox_messages (notification_id);
grant select, insert, delete on outbox_messages to marsa_app;
grant update (subject, body, link, state, attempts, lease_until, sent_at, provider_ref, problem, leave_token) on outbox_messages to marsa_app;

-- What a person does not want to be sent; whatever is not here is sent.
create table notice_refusals (
  user_id uuid not null references users,
  kind text not null check (kind ~ '^[a-z]+$'),
  channel text not null check (channel in ('mail', 'sms')),
  primary key (user_id, kind, channel)
);
grant select, insert, delete on notice_refusals to marsa_app;

-- Conversations with the service desk: one a person, or one a visitor's browser; messages are numbered without a gap.
create table chats (
  id uuid primary key default uuidv7(),
  -- A signed-in customer or agent, or a visitor by the id in their signed cookie (Z39).
  company_id uuid,
  user_id uuid unique,
  visitor_id uuid unique,
  visitor_name text check (length(visitor_name) between 2 and 120),
  visitor_email text check (length(visitor_email) <= 254),
  visitor_mobile text check (visitor_mobile ~ '^\+971[0-9]{9}$'),
  language text not null check (language in ('en', 'ar')),
  state text not null check (state in ('OPEN', 'IN_WORK', 'CLOSED')),
  move text not null,
  moved_as text not null,
  move_reason text,
  version int not null default 1,
  assigned_to uuid references users,
  outcome text check (outcome in ('answered', 'request-made', 'passed-on', 'no-reply', 'unwanted')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  last_at timestamptz not null,
  -- Number of the newest message, and how far each side has read.
  last_number int not null default 0,
  customer_read int not null default 0,
  desk_read int not null default 0,
  customer_typing_at timestamptz,
  desk_typing_at timestamptz,
  -- While the customer waits for an answer: since when, and when the working hour is over.
  waiting_since timestamptz,
  late_at timestamptz,
  mailed_number int not null default 0,
  mailed_at timestamptz,
  foreign key (company_id, user_id) references users (company_id, id),
  check ((user_id is null) = (company_id is null)),
  check ((user_id is null) <> (visitor_id is null)),
  check ((visitor_id is null) = (visitor_name is null)),
  check ((visitor_id is null) = (visitor_email is null)),
  check ((visitor_id is null) = (visitor_mobile is null)),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((state = 'IN_WORK') <= (assigned_to is not null))
);
create index chats_last on chats (last_at desc);
create index chats_waiting on chats (waiting_since) where waiting_since is not null;
create index chats_assigned on chats (assigned_to, last_at desc);
create index chats_visitors on chats (closed_at, last_at) where visitor_id is not null;
grant select, insert, update, delete on chats to marsa_app;

create table chat_messages (
  id uuid primary key default uuidv7(),
  chat_id uuid not null references chats on delete cascade,
  number int not null check (number > 0),
  sender text not null check (sender in ('customer', 'desk', 'system')),
  author_id uuid references users, -- of the desk, or of whom an event tells
  client_id uuid, -- the sender's own id: the same message sent again is the same row
  body text not null check (length(body) <= 2000),
  event text check (event in ('taken', 'handed-over', 'closed', 'reopened')),
  outcome text,
  at timestamptz not null,
  file_name text,
  media_type text,
  size_bytes int check (size_bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  storage_key text unique,
  unique (chat_id, number),
  unique (chat_id, client_id),
  check ((sender = 'system') = (event is not null)),
  check ((sender = 'system') = (client_id is null)),
  check ((storage_key is null) = (file_name is null)),
  check ((storage_key is null) = (sha256 is null))
);
-- A visitor's first message whose answer was lost is found again by its own id.
create index chat_messages_client on chat_messages (client_id);
-- What the desk finds conversations by.
create index chat_messages_search on chat_messages using gin (fold_text(body) gin_trgm_ops);
grant select, insert, delete on chat_messages to marsa_app;

create table chat_answers (
  id uuid primary key default uuidv7(),
  title_en text not null check (length(title_en) between 1 and 80),
  title_ar text not null check (length(title_ar) between 1 and 80),
  text_en text not null check (length(text_en) between 1 and 2000),
  text_ar text not null check (length(text_ar) between 1 and 2000),
  removed_at timestamptz
);
grant select, insert, update on chat_answers to marsa_app;

-- Its link leads back into the conversation once.
create table chat_returns (
  token_hash bytea primary key check (length(token_hash) = 32),
  chat_id uuid not null references chats on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index chat_returns_chat on chat_returns (chat_id);
create index chat_returns_expires on chat_returns (expires_at);
grant select, insert, update, delete on chat_returns to marsa_app;

create trigger chats_guard before insert or update on chats
  for each row execute function marsa.guard_state('chat');

insert into chat_answers (title_en, title_ar, text_en, text_ar) values
  ('Greeting', 'ترحيب', 'Hello, and thank you for writing to Marsa. How can I help you?', 'مرحبًا بك، ونشكرك على تواصلك مع مرسى. كيف يمكنني مساعدتك؟'),
  ('Ask for the reference', 'طلب رقم الطلب', 'Could you send me the reference of your request? It begins with FR and stands at the top of the shipment page.', 'هل يمكنك إرسال رقم الطلب؟ يبدأ بالحرفين FR وتجده أعلى صفحة الشحنة.'),
  ('How long quotes take', 'مدة وصول العروض', 'Agents usually answer a request within a few working hours, and you can compare their quotes for up to 48 hours. We tell you as soon as the first one is there.', 'يردّ الوكلاء عادةً خلال ساعات عمل قليلة، ويمكنك مقارنة عروضهم مدة تصل إلى 48 ساعة. سنبلغك فور وصول أول عرض.'),
  ('Documents for customs', 'مستندات التخليص الجمركي', 'For clearance we need the commercial invoice, the packing list and the bill of lading or air waybill. You can add them on the shipment page under Documents.', 'يحتاج التخليص إلى الفاتورة التجارية وقائمة التعبئة وبوليصة الشحن البحري أو الجوي. يمكنك إضافتها من صفحة الشحنة ضمن المستندات.'),
  ('Nothing more', 'ختام المحادثة', 'Is there anything else I can do for you? If not, I will close this conversation. Just write again whenever you need us.', 'هل هناك أي شيء آخر أساعدك به؟ إن لم يكن كذلك فسأنهي المحادثة، ويمكنك مراسلتنا مجددًا متى احتجت.');
