import { inInbox } from '../event/interfaces.ts';
import { RoleEnum } from '../player/vocabulary.ts';

inInbox('MyRoleChanged', {
  description:
    'An administrator has given your account another role: what you may do is what this role may, from now on and in all your sessions.',
  fields: (t) => ({
    role: t.field({ type: RoleEnum, description: 'Your role now.', resolve: ({ payload }) => payload.role }),
  }),
});
