-- Invitations of colleagues, why and by whom a company was suspended, an agent's own working time and its logo.

-- An invitation holds only the hash of its link; the person it is for does not exist before it is accepted (Z59).
create table user_invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references companies,
  email text not null check (email = lower(email)),
  role text not null check (role in ('customer', 'business', 'portal', 'clearing-agent', 'warehouse-agent',
    'truck-provider', 'desk', 'admin', 'admin-readonly')),
  is_company_admin boolean not null,
  language text not null check (language in ('en', 'ar')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid not null references users,
  sends int not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users,
  cancelled_at timestamptz
);
create unique index user_invitations_open on user_invitations (company_id, email) where accepted_at is null and cancelled_at is null;
create index user_invitations_company on user_invitations (company_id, id);
create index user_invitations_email on user_invitations (email) where accepted_at is null and cancelled_at is null;
grant select, insert on user_invitations to marsa_app;
grant update (token_hash, sends, sent_at, expires_at, accepted_at, accepted_by, cancelled_at) on user_invitations to marsa_app;

create index users_company on users (company_id, id);

alter table companies
  add column version int not null default 1,
  add column suspended_reason text,
  -- Opening minutes from Sunday to Saturday, null where the usual week of the market holds.
  add column answer_week jsonb check (answer_week is null or jsonb_array_length(answer_week) = 7),
  add column closed_days date[] not null default '{}',
  add column logo_key text unique,
  add column logo_media_type text check (logo_media_type in ('image/png', 'image/jpeg')),
  add column logo_sha256 bytea check (length(logo_sha256) = 32),
  add constraint companies_logo check ((logo_key is null) = (logo_media_type is null) and (logo_key is null) = (logo_sha256 is null));
