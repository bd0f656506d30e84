import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SearchEnquiry } from './SearchEnquiry.tsx';

vi.mock('./EnquiryPanel.tsx', () => ({
  EnquiryPanel: ({ message, extra }: { message: string; extra: unknown }) => <p>{JSON.stringify([message, extra])}</p>,
}));

it('an enquiry about a search without results has its filters as a message, as a list and as an address', () => {
  const address = '/search/suv?query=gtx&refinementList[fuel][]=Hybrid';
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchEnquiry title="Tell us what you want" wanted={['“gtx”', 'SUV', 'Hybrid']} onClose={vi.fn()} />
    </MemoryRouter>,
  );
  expect(JSON.parse(screen.getByText(/looking for/).textContent)).toEqual([
    'I am looking for: “gtx”, SUV, Hybrid. Please let me know when you have one.',
    { search_criteria: ['“gtx”', 'SUV', 'Hybrid'], search_address: address },
  ]);
});
