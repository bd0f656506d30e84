import { configure } from '@testing-library/dom';

// What a test waits for comes in milliseconds; a machine that other work shares may need seconds.
configure({ asyncUtilTimeout: 8_000 });
