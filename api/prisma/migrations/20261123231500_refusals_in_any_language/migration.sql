-- Why something was refused is kept as a message of the catalogue, to be said in any language. What was kept in English is let go.
UPDATE "Event" SET payload = payload || '{"message": null}'
WHERE kind = 'MyPlanDropped' AND jsonb_typeof(payload -> 'message') = 'string';

UPDATE "OutboxMail" SET payload = payload || '{"message": null}'
WHERE kind = 'MOVE_REFUSED' AND jsonb_typeof(payload -> 'message') = 'string';

UPDATE "OutboxMail" SET payload = payload - 'planDropped' WHERE kind = 'MOVE';

DELETE FROM "OutboxMail" WHERE kind = 'REPORT_REFUSED';
