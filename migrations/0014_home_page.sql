-- What the home page says is the merchant's content: a setting, written with the lookbook. A shop keeps what it has shown until now.
insert into setting (key, value)
select 'home',
  '{"tagline": {"ro": "tot ce are nevoie un copil în primii ani", "en": "everything a child needs in the first years", "hu": "minden, amire egy gyermeknek az első években szüksége van"}, "description": {"ro": "Cărucioare, scaune auto, mobilier, haine și jucării alese cu grijă. Showroomuri în București, Cluj-Napoca, Timișoara și Budapesta, retur în 14 zile.", "en": "Prams, car seats, nursery, clothes and toys, chosen with care. Showrooms in Bucharest, Cluj-Napoca, Timișoara and Budapest, 14-day returns.", "hu": "Gonddal válogatott babakocsik, autósülések, bútorok, ruhák és játékok. Bemutatótermek Bukarestben, Kolozsváron, Temesváron és Budapesten, 14 napos elállás."}, "hero": {"title": {"ro": "Primul cuib, ales cu grijă", "en": "The first nest, chosen with care", "hu": "Az első fészek, gonddal választva"}, "lead": {"ro": "Tot ce are nevoie un copil în primii ani, de la branduri mici pe care le cunoaștem pe nume.", "en": "Everything a child needs in the first years, from small brands that we know by name.", "hu": "Minden, amire egy gyermeknek az első években szüksége van, kis márkáktól, amelyeket névről ismerünk."}, "second": {"text": {"ro": "Camera copilului", "en": "The nursery", "hu": "Babaszoba"}, "collection": "nursery"}}}'::jsonb
  || jsonb_build_object('lookbook', (
    select value || '{"title": {"ro": "O dimineață lungă, în pijamale", "en": "A long morning in pyjamas", "hu": "Egy hosszú, pizsamás reggel"}, "lead": {"ro": "Lemn, bumbac, un cort cu steguleț. Camera de joacă din noul nostru lookbook se montează într-o după-amiază.", "en": "Wood, cotton, a tent with a pennant. The playroom of our new lookbook goes up in an afternoon.", "hu": "Fa, pamut, egy zászlós sátor. Új lookbookunk játszószobája egy délután alatt összeáll."}}'::jsonb
    from setting where key = 'lookbook'
  ))
where exists (select from product);
delete from setting where key = 'lookbook';

update content_picture set alt = '{"ro": "Camera unui nou-născut, cu pătuț, ursuleț și lampă", "en": "A newborn’s room with a cot, a bear and a lamp", "hu": "Egy újszülött szobája kiságygyal, macival és lámpával"}' where key = 'hero' and alt = '{}';
update content_picture set alt = '{"ro": "Camera de joacă cu cort tipi și căluț balansoar", "en": "A playroom with a tepee and a rocking horse", "hu": "Játszószoba tipivel és hintalóval"}' where key = 'lookbook' and alt = '{}';
