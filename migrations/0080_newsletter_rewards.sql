-- What a newsletter earns is the merchant's. A shop keeps what it has promised until now; one that began empty has promised nothing.
update setting
set value = value || '{"newsletterRewards": {"ro": {"amount": 2500, "minPurchase": 20000}, "en": {"amount": 500, "minPurchase": 10000}, "hu": {"amount": 200000, "minPurchase": 4000000}}}'
where key = 'merchant' and value -> 'newsletterRewards' is null and not exists (select from setting where key = 'shop.began_empty');
