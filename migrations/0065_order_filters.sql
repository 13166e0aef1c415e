-- Filters of the list of orders, each in the order of the list: 100,000 orders within 15 ms.
create index order_market on "order" (market, created_at desc, id desc);
create index order_method on "order" ((delivery ->> 'method'), created_at desc, id desc);
create index stock_reservation_of_warehouse on stock_reservation (warehouse_id, order_id) where state <> 'released';
