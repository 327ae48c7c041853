/** Saves a camera picture to the phone's downloads. Whether the browser asks depends on its settings. */
export const saveToDevice = (picture: Blob, name: string): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
