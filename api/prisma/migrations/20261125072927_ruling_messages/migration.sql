-- What was said in English until now stays as it was, as the words of a message that has nothing else to say.
ALTER TABLE "Ruling"
  ALTER COLUMN "text" TYPE JSONB USING jsonb_build_object('key', 'letter.qualificationChanged.why', 'args',
    jsonb_build_object('reason', "text", 'follows', 'nothing', 'group', '', 'rank', 0)),
  ALTER COLUMN "replaces" TYPE JSONB USING CASE WHEN "replaces" IS NOT NULL THEN
    jsonb_build_object('key', 'letter.qualificationChanged.why', 'args',
      jsonb_build_object('reason', "replaces", 'follows', 'nothing', 'group', '', 'rank', 0)) END;

ALTER TABLE "SeriesRuling"
  ALTER COLUMN "text" TYPE JSONB USING jsonb_build_object('key', 'letter.qualificationChanged.why', 'args',
    jsonb_build_object('reason', "text", 'follows', 'nothing', 'group', '', 'rank', 0));

UPDATE "Event" SET payload = jsonb_set(payload, '{text}', jsonb_build_object('key', 'letter.qualificationChanged.why', 'args',
    jsonb_build_object('reason', payload -> 'text', 'follows', 'nothing', 'group', '', 'rank', 0)))
  WHERE kind = 'RulingMade';

UPDATE "Event" SET payload = jsonb_set(payload, '{replaces}', jsonb_build_object('key', 'letter.qualificationChanged.why', 'args',
    jsonb_build_object('reason', payload -> 'replaces', 'follows', 'nothing', 'group', '', 'rank', 0)))
  WHERE kind = 'ResultOverruled';

UPDATE "Event" SET payload = '{"group": null, "rank": null}' || payload WHERE kind = 'MyQualificationChanged';

UPDATE "OutboxMail" SET payload = '{"group": null, "rank": null}' || payload WHERE kind = 'QUALIFICATION_CHANGED';
