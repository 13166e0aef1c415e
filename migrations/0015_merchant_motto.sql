-- The sentence under the logo of the footer is the merchant's. A shop keeps what it has shown until now.
update setting
set value = value || '{"motto": {"ro": "Lucruri bune pentru primii ani, alese pe rând și încercate acasă.", "en": "Good things for the first years, chosen one by one and tried at home.", "hu": "Jó holmik az első évekre, egyenként válogatva, otthon kipróbálva."}}'
where key = 'merchant' and value -> 'motto' is null;
