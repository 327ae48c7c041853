/** The fields of a resource that lists and access checks need. */
export interface ResourceSummary {
  readonly slug: string;
  readonly bucket: string;
  readonly path: string | null;
  readonly is_public: boolean;
  readonly is_active: boolean;
  readonly is_featured: boolean;
  readonly published_at: string;
  /** Absent counts as free (TRN-02). */
  readonly is_free?: boolean | null | undefined;
}

export const GUIDE_SLUG = 'ultimate-organic-farming-guide';
export const GUIDE_BUCKET = 'guides';
/** Path of the guide when its row names no file, or one in the removed folder (TRN-05). */
export const GUIDE_PATH = GUIDE_SLUG;
const REMOVED_FOLDER = 'books/';

export const isFree = ({ is_free: free }: Pick<ResourceSummary, 'is_free'>): boolean => free ?? true;

/** Featured first, then newest published (TRN-01), then by slug, so that the order is stable. */
export const visibleResources = <R extends ResourceSummary>(all: readonly R[]): readonly R[] =>
  all
    .filter((r) => r.is_public && r.is_active)
    .sort(
      (a, b) =>
        Number(b.is_featured) - Number(a.is_featured) ||
        (a.published_at === b.published_at
          ? a.slug < b.slug
            ? -1
            : 1
          : a.published_at < b.published_at
            ? 1
            : -1),
    );

/** The path of a resource's file without its language; null without a file. */
export const fileOf = ({
  slug,
  bucket,
  path,
}: Pick<ResourceSummary, 'slug' | 'bucket' | 'path'>): {
  readonly bucket: string;
  readonly path: string;
} | null => {
  if (slug === GUIDE_SLUG && (!path || path.startsWith(REMOVED_FOLDER)))
    return { bucket: GUIDE_BUCKET, path: GUIDE_PATH };
  return path ? { bucket, path } : null;
};

/** Target of a card's link (TRN-02, TRN-03, TRN-04). */
export const linkOf = (
  resource: Pick<ResourceSummary, 'slug' | 'is_free'>,
  isPro: boolean,
): 'upgrade' | 'guide' | 'file' => {
  if (resource.slug === GUIDE_SLUG) return isPro ? 'guide' : 'upgrade';
  return isFree(resource) || isPro ? 'file' : 'upgrade';
};

const MAX_TAGS = 2;
export const splitTags = <T>(
  tags: readonly T[],
): { readonly shown: readonly T[]; readonly more: number } => ({
  shown: tags.slice(0, MAX_TAGS),
  more: Math.max(0, tags.length - MAX_TAGS),
});

const MB = 1_000_000;
/** Size in megabytes, as data bundles are sold: rounded up to 0.01, at least 0.01. */
export const megabytes = (bytes: number): number => Math.max(0.01, Math.ceil(bytes / (MB / 100)) / 100);
