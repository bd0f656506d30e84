import { ContentPlaceholder } from '../ContentPlaceholder.tsx';

/** Shown while the section loads. */
export const PostsPlaceholder = () => <ContentPlaceholder name="posts" />;
