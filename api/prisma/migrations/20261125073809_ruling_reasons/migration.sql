-- What a director has written stays as it is.
ALTER TABLE "Ruling" ALTER COLUMN "reason" TYPE JSONB USING to_jsonb("reason");

UPDATE "Event" SET payload = jsonb_set(payload, '{reason}', '{"key": "ruling.reason.down", "args": {}}')
  WHERE kind = 'ClockCredited';
