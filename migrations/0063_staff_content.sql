-- When visitors first saw a version: such a one is never replaced by a later draft, and what they saw can be shown again.
alter table story_version add column shown_at timestamptz;
update story_version v set shown_at = t.published_at
  from story_text t where t.story_id = v.story_id and t.locale = v.locale and t.published = v.content;

-- How often visitors were sent on, and when last.
alter table redirect add column times integer not null default 0, add column last_at timestamptz;

-- Addresses without a page that somebody asked for: of pages that everybody may see, without a query, nothing of who asked.
create table missed_address (
  path text primary key check (path like '/%'),
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index missed_address_times on missed_address (times desc, path);
