export {
  closeOffersAndReplies as closeDealings,
  detachOffersAndReplies as leaveDealings,
} from './account-deletion.ts';
