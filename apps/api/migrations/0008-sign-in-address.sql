-- Whether a person has signed in from this address before is asked at every sign-in; without it all sessions are read.
create index sessions_address on sessions (user_id, address);
