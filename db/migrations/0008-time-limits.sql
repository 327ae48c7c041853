-- For every session of our role here, also those of libraries: nothing runs or idles in a transaction for long.
do $$ begin
  execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '15s');
  execute format('alter role %I in database %I set idle_in_transaction_session_timeout = %L', current_user, current_database(), '60s');
end $$;
