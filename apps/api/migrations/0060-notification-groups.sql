-- Notifications of a person about one subject are one group of the list, its newest in front.

create index notifications_subject on notifications (user_id, subject_id, id desc);
