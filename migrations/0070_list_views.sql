-- Views of lists that staff have saved: filters and order as the address has them, and the look of the table.
create table staff_view (
  id uuid primary key,
  -- 'orders': the list it is a view of.
  list text not null check (list in ('orders', 'products', 'coupons')),
  -- Its maker; others see it when it is shared.
  staff_id uuid not null references staff_member,
  name text not null check (name <> ''),
  -- 'view=all&status=canceled', without '?'.
  query text not null,
  -- Height of rows and shown columns; null for those of each person.
  look jsonb,
  is_shared boolean not null,
  created_at timestamptz not null
);
create index staff_view_list on staff_view (list, staff_id);
create index staff_view_shared on staff_view (list) where is_shared;
