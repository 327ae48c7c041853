import { useEffect, useState } from 'react';

/** An address for the picture while it is shown. */
export const useObjectUrl = (picture: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = picture && URL.createObjectURL(picture);
    setAddress(url);
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [picture]);
  return address;
};
