import { choice, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** An enquiry form; sent, it leads to the page that confirms it. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Ask us'),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /** What it is about, which decides what it asks and under which topic the enquiry is sent. */
    form: choice(
      ['general', 'testDrive', 'service', 'parts', 'warranty', 'roadside', 'fleet', 'finance', 'tradeIn', 'career'],
      'general',
    ),
    /** Above the message field. */
    messageLabel: filledText('How can we help?'),
    /** On the button; null is the phrase `enquiry.submit`. */
    submitLabel: nullable(filledText()),
  },
});
