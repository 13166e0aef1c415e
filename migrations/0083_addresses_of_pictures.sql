-- A request for the picture of a product in a feed asks whether the shop shows it.
create index product_picture_address on product_picture (address);
