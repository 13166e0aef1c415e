-- The title of the 404 page is the merchant's. A shop keeps what it has shown until now.
update setting
set value = value || '{"notFoundTitle": {"ro": "Rățușca s-a rătăcit", "en": "The duckling got lost", "hu": "Elkóborolt a kiskacsa"}}'
where key = 'merchant' and value -> 'notFoundTitle' is null;
