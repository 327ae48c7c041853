import { defineAccess } from '#kit/server/access.ts';

export const coreAccess = defineAccess()({
  operations: {
    openapi: { who: 'anyone' },
    start: {
      who: 'anyone',
      send: (own) => ({ query: { user: own.userId, cursor: 0 } }),
      ids: { 'query.user': 'user' },
    },
    'health.alive': { who: 'anyone' },
    'health.ready': { who: 'anyone' },
    'operator.metrics': { who: 'operator' },
    'sync.exchange': {
      who: 'user',
      send: (own) => ({ body: { userId: own.userId, cursor: 0, restarting: false, commands: [] } }),
      ids: {
        'body.userId': 'user',
        'body.commands.id': { notPersonalReason: 'the command’s own' },
        'body.commands.sight.acts': { notPersonalReason: 'commands of this phone' },
      },
    },
    'live.stream': { who: 'user', send: () => ({ headers: { accept: 'text/event-stream' } }) },
    'photos.part': {
      who: 'user',
      send: ({ photo, idOf }) => ({
        params: { hash: idOf('photo'), start: 0 },
        query: { size: photo.length },
        bytes: photo,
      }),
      ids: {
        'params.hash': 'photo',
        'params.start': { notPersonalReason: 'a place in the photo' },
        'query.owner': 'user',
      },
    },
    'photos.upload': {
      who: 'user',
      send: ({ idOf }) => ({ params: { hash: idOf('photo') } }),
      ids: { 'params.hash': 'photo', 'query.owner': 'user' },
    },
    'photos.get': {
      who: 'user',
      send: ({ idOf }) => ({ params: { hash: idOf('photo') } }),
      ids: { 'params.hash': 'photo' },
    },
  },
});
