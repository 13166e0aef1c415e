-- Links by which a newsletter is confirmed (LAW-50): valid for 7 days, used once.
alter table customer_mail_token
  drop constraint customer_mail_token_purpose_check,
  add constraint customer_mail_token_purpose_check check (purpose in ('verify', 'reset', 'email', 'newsletter'));
