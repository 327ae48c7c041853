-- The day a crop flowered is what coffee berry disease is reckoned from.
alter table field_events drop constraint field_events_event_type_check;
alter table field_events add constraint field_events_event_type_check check (event_type in ('planting', 'weeding', 'fertiliser', 'spraying', 'irrigation', 'flowering', 'harvest', 'observation', 'other'));
