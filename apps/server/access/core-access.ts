import { defineAccess } from '#kit/server/access.ts';

export const coreAccess = defineAccess()({
  operations: {
    openapi: { access: 'anyone' },
    start: {
      access: 'anyone',
      send: (caller) => ({ query: { user: caller.userId, cursor: 0 } }),
      idParams: { 'query.user': 'user' },
    },
    'health.alive': { access: 'anyone' },
    'health.ready': { access: 'anyone' },
    'operator.metrics': { access: 'operator' },
    'sync.exchange': {
      access: 'user',
      send: (caller) => ({ body: { userId: caller.userId, cursor: 0, restarting: false, commands: [] } }),
      idParams: {
        'body.userId': 'user',
        'body.commands.id': { notPersonalReason: 'the command’s own' },
        'body.commands.sight.acts': { notPersonalReason: 'commands of this phone' },
      },
    },
    'live.stream': { access: 'user', send: () => ({ headers: { accept: 'text/event-stream' } }) },
    'photos.part': {
      access: 'user',
      send: ({ photo, idOf }) => ({
        params: { hash: idOf('photo'), start: 0 },
        query: { size: photo.length },
        bytes: photo,
      }),
      idParams: {
        'params.hash': 'photo',
        'params.start': { notPersonalReason: 'a place in the photo' },
        'query.owner': 'user',
      },
    },
    'photos.upload': {
      access: 'user',
      send: ({ idOf }) => ({ params: { hash: idOf('photo') } }),
      idParams: { 'params.hash': 'photo', 'query.owner': 'user' },
    },
    'photos.get': {
      access: 'user',
      send: ({ idOf }) => ({ params: { hash: idOf('photo') } }),
      idParams: { 'params.hash': 'photo' },
    },
  },
});
