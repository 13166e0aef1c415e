-- Sizes that a belly band has in place of the shop's usual ones (DOM-5), the smallest first: {"size": "M", "min": 860, "max": 1040},
-- in tenths of a centimetre. Null: the usual ones.
alter table product add column band_sizes jsonb check (jsonb_typeof(band_sizes) = 'array' and jsonb_array_length(band_sizes) > 0);
