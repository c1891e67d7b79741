-- Messages of a cancellation say why: those that were written before get the words of the timeline.
update notifications n
set params = n.params || jsonb_build_object('reason', coalesce(
  (select e.note from request_events e
   where e.request_id = n.subject_id and e.code = 'QS_CAN' and e.note is not null and e.at <= n.created_at + interval '1 minute'
   order by e.at desc limit 1),
  '-'))
where n.template in ('line-cancelled', 'line-cancelled-paid', 'storage-cancelled', 'storage-cancelled-paid', 'request-cancelled',
  'shipment-cancelled', 'shipment-cancelled-agent')
  and not n.params ? 'reason';
