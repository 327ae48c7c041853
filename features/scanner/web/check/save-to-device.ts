/** Puts a camera picture among the phone's downloads; the browser asks or not, as it is set. */
export const saveToDevice = (picture: Blob, name: string): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
