-- Orders in the back office: views, sorting by the promised day, and search by number, address, name and parcel among 100,000 of them.
create index order_status on "order" (status, created_at desc, id desc);
create index order_payment on "order" (payment_state, created_at desc, id desc);
create index order_promised on "order" ((delivery ->> 'to'), id);
create index order_placed on "order" (created_at desc, id desc);
drop index order_created;
create index order_number_start on "order" (number text_pattern_ops);
create index order_email_start on "order" (lower(normalize(email, nfkc)) text_pattern_ops);
create index order_name on "order" using gin (to_tsvector('simple',
  regexp_replace(normalize(lower((delivery_address ->> 'firstName') || ' ' || (delivery_address ->> 'lastName') || ' ' || (billing ->> 'companyName')), NFD), '[\u0300-\u036f]', '', 'g')));
create index shipment_sent on shipment (created_at);
create index parcel_problem on parcel (shipment_id) where status = 'problem' or refusal is not null;
create index stock_reservation_warehouse on stock_reservation (warehouse_id, order_id) where state <> 'released';
