-- The pictures of the 404 page and of the error screen have plain keys. The demo's drawings are named by their keys.
insert into content_picture (key, address, width, height, alt)
select known.new, replace(address, '/scenes/' || known.old || '.', '/scenes/' || known.new || '.'), width, height, alt
from content_picture
  join (values ('lost', 'not-found'), ('broken', 'error')) as known (old, new) on known.old = key
on conflict (key) do nothing;

update collection_promotion
set picture = case picture when 'lost' then 'not-found' else 'error' end
where picture in ('lost', 'broken');

delete from content_picture where key in ('lost', 'broken');
