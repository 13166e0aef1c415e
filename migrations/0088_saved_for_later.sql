-- What a customer has put aside under the cart: lines with quantity and gift data, as in the cart.
alter table customer_cart add column later jsonb not null default '[]';
