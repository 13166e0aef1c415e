-- Written content: a story is one page, entry or other piece, with a text in each language that has a draft and what is published
-- (D-70). A content is JSON, `{"_uid", "component", …fields}`; markup is not stored. Slugs are per language, see `slug_history`.

create table story (
  id integer primary key,
  uuid uuid not null unique default gen_random_uuid(),
  -- The component of its content: `page` …
  kind text not null,
  key text not null unique,
  name text not null,
  position smallint not null default 0,
  tags text[] not null default '{}',
  created_at timestamptz not null
);

create table story_text (
  story_id integer not null references story,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  slug text not null,
  draft jsonb not null,
  draft_at timestamptz not null,
  -- What visitors see; null until it is published, and when it is withdrawn.
  published jsonb,
  published_at timestamptz,
  first_published_at timestamptz,
  -- When the draft is to be published.
  publish_at timestamptz,
  primary key (story_id, locale),
  unique (locale, slug),
  check ((published is null) = (published_at is null)),
  check (published is null or first_published_at is not null)
);

-- Every content that was saved.
create table story_version (
  id uuid primary key default gen_random_uuid(),
  story_id integer not null references story,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  at timestamptz not null,
  who text not null,
  content jsonb not null
);
create index story_version_story on story_version (story_id, locale, at);

insert into story (id, kind, key, name, position, created_at)
select id, 'page', key,
  coalesce((select title from page_text where page_id = page.id order by locale <> 'en', locale limit 1), key), position, now()
from page;

insert into story_text (story_id, locale, slug, draft, draft_at, published, published_at, first_published_at)
select page_id, locale, slug, content, now(), content, now(), now()
from page_text join page on page.id = page_id cross join lateral (select jsonb_build_object(
  '_uid', key, 'component', 'page', 'title', title, 'description', description,
  'body', jsonb_build_array(jsonb_build_object('_uid', key || '-1', 'component', 'text', 'text', body))
) as content) as made;

insert into story_version (story_id, locale, at, who, content)
select story_id, locale, draft_at, 'migration', draft from story_text;

drop table page_text;
drop table page;
