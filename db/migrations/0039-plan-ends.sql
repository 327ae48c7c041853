-- Every hour somebody looks whose Pro ends soon, or just did.
create index user_subscriptions_end on user_subscriptions (expires_at);
create index user_plans_end on user_plans (current_period_end);
create index trials_end on trials (ends_at);
