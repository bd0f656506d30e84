import { configure } from '@testing-library/dom';

// Tests usually wait for milliseconds; a busy machine may need seconds.
configure({ asyncUtilTimeout: 8_000 });
