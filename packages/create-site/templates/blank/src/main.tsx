import { mountStorefront } from '@dealer/storefront/pageStart/browser';
import { template } from './template.ts';
import './theme.css';

mountStorefront(template);
