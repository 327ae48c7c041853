// @cache later

/** Texts of /auth/reset-password: creating an account, requesting a link, and setting the new password. */
export const resetEn = {
  title: 'Account help',
  newTitle: 'New password',
  choose: 'What do you need?',
  createTab: 'Create account',
  resetTab: 'Reset password',
  resetText: 'We send you a link. With it you choose a new password.',
  send: 'Send reset link',
  create: 'Create account',
  newPassword: 'New password',
  again: 'New password again',
  update: 'Update password',
  sent: 'Email Sent!',
  sentText: (email: string) =>
    `If ${email} has an account, the link is on its way. It works for 1 hour. Look in the spam folder too.`,
  updated: 'Password Updated!',
  updatedText: 'Sign in with the new password. You are taken there in 3 seconds.',
  back: 'Back to Sign In',
  sendFailed: 'Failed to send password reset email',
  updateFailed: 'Failed to update password',
};
