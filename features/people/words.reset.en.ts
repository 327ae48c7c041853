/** Texts of /auth/reset-password: creating an account, requesting a link, and setting the new password. */
export const resetEn = {
  title: 'Account help',
  newTitle: 'New password',
  choose: 'What do you need?',
  createTab: 'Create account',
  resetTab: 'Reset password',
  resetText: 'We’ll send you a link to choose a new password.',
  send: 'Send reset link',
  create: 'Create account',
  newPassword: 'New password',
  again: 'New password again',
  update: 'Update password',
  sent: 'Email Sent!',
  sentText: (email: string) =>
    `If ${email} has an account, we sent the link. It works for 1 hour. Check the spam folder too.`,
  updated: 'Password Updated!',
  updatedText: 'Sign in with the new password. The sign-in page opens in 3 seconds.',
  back: 'Back to Sign In',
  sendFailed: 'Failed to send password reset email',
  updateFailed: 'Failed to update password',
};
