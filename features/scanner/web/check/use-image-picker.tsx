import { type ReactNode, useRef } from 'react';

interface Options {
  /** Opens the phone's own camera instead of the gallery. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden file input, to place anywhere, and the function that opens it. */
export const useImagePicker = ({
  isCamera = false,
  onFiles,
}: Options): { readonly input: ReactNode; readonly open: () => void } => {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept="image/*"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
};
