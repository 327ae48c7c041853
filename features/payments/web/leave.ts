/** Goes to the payment service's own page. */
export const openPaymentPage = (address: string): void => window.location.assign(address);
