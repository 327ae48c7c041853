/** Goes to the payment service's own page. */
export const leaveFor = (address: string): void => window.location.assign(address);
