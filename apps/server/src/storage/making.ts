/** Any number of ours: with a guest's it is the lock under which that guest's matches are counted and made. */
const COUNTING = 7_746_784;

const WHERE_LIVE = "ended_at IS NULL AND closed_at IS NULL";

/** How many matches a guest has made, as columns. */
export const MADE_COUNT = `count(*) FILTER (WHERE ${WHERE_LIVE})::integer AS live, count(*)::integer AS kept`;

/**
 * Matches are counted and made under one lock of their guest. In functions, since each statement of a function sees what was stored
 * before it began: a statement that waits for the lock itself would still count what there was before it waited, and of several
 * processes each would make one too many.
 */
export const MAKING: readonly string[] = [
  `CREATE FUNCTION make_match(
     given jsonb, its_maker text, secrets jsonb, names jsonb, most_live integer, most_kept integer,
     OUT live integer, OUT kept integer, OUT made boolean
   ) LANGUAGE plpgsql AS $function$ BEGIN
     PERFORM pg_advisory_xact_lock(${COUNTING}, hashtext(its_maker));
     SELECT counted.live, counted.kept INTO live, kept
       FROM (SELECT ${MADE_COUNT} FROM matches WHERE maker = its_maker) AS counted;
     made := live < most_live AND kept < most_kept;
     IF NOT made THEN RETURN; END IF;
     INSERT INTO matches (id, record, maker) VALUES (given->>'id', given, its_maker);
     INSERT INTO seats (match_id, seat, invite, token, name)
       SELECT given->>'id', entry.seat, entry.invite, entry.token, named.name
       FROM jsonb_to_recordset(secrets) AS entry(seat integer, invite text, token text)
       LEFT JOIN jsonb_to_recordset(names) AS named(seat integer, name text) USING (seat);
   END $function$`,
  `CREATE FUNCTION make_rematch(
     old_id text, given jsonb, most_live integer, most_kept integer, seat_count integer, OUT made boolean
   ) LANGUAGE plpgsql AS $function$ DECLARE its_maker text; BEGIN
     SELECT maker INTO its_maker FROM matches WHERE id = old_id;
     PERFORM pg_advisory_xact_lock(${COUNTING}, hashtext(its_maker));
     SELECT counted.live < most_live AND counted.kept < most_kept INTO made
       FROM (SELECT ${MADE_COUNT} FROM matches WHERE maker = its_maker) AS counted;
     IF NOT made THEN RETURN; END IF;
     UPDATE matches SET next_match = given->>'id' WHERE id = old_id AND next_match IS NULL;
     made := FOUND;
     IF NOT made THEN RETURN; END IF;
     INSERT INTO matches (id, record, maker) VALUES (given->>'id', given, its_maker);
     INSERT INTO seats (match_id, seat, invite, token, name, banned_until)
       SELECT given->>'id', (seat + 1) % seat_count, invite, token, name, banned_until FROM seats WHERE match_id = old_id;
   END $function$`,
];
