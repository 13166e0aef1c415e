-- Lists of the back office that read more than they show.
-- Orders to send begin with the soonest promised day.
create index order_to_send_promised on "order" ((delivery ->> 'to'), id) where status in ('unfulfilled', 'pending', 'partially fulfilled');
-- The few products whose pieces are those of others, which the list of stock leaves out.
create index product_without_pieces on product (id) where kind <> 'simple';
